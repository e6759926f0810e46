// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/trainingspool.h"

#include "base/file.h"
#include "base/text.h"

namespace tripletalk::answering {

namespace fs = std::filesystem;

namespace {

Error unsaved(const fs::path& file) {
    return ioError(say("Sentence", "Saving \"%1\" failed."), file);
}

}  // namespace

Result<TrainingSpool> TrainingSpool::create(fs::path file) {
    TrainingSpool spool(std::move(file));
    spool.m_out.open(spool.m_file, std::ios::binary | std::ios::trunc);
    if (!spool.m_out) return unsaved(spool.m_file);
    return spool;
}

/// A line each: questions have their white space collapsed, so that there is no other line break.
void TrainingSpool::add(const PathExample& example, int path) {
    m_out << path << '\t' << example.mention.begin << '\t' << example.mention.end << '\t'
          << example.thing << '\t' << toText(example.path) << '\t' << example.question << '\n';
}

Result<void> TrainingSpool::close() {
    m_out.close();
    return m_out.fail() ? Result<void>(unsaved(m_file)) : Result<void>();
}

Result<void> TrainingSpool::each(
    const std::function<Result<void>(const PathExample&, int path)>& visit) const {
    std::ifstream in(m_file, std::ios::binary);
    std::string line;
    while (std::getline(in, line)) {
        const auto fields = text::split(line, '\t');
        if (fields.size() != 6) continue;
        auto path = pathFromText(fields[4]);
        if (!path) continue;
        const PathExample example{
            fields[5], *std::move(path), fields[3], {std::stoul(fields[1]), std::stoul(fields[2])}};
        if (auto visited = visit(example, std::stoi(fields[0])); !visited) return visited;
    }
    if (in.bad()) return ioError(say("Sentence", "\"%1\" cannot be read."), m_file);
    return {};
}

void TrainingSpool::remove() const {
    std::error_code ignored;
    fs::remove(m_file, ignored);
}

}  // namespace tripletalk::answering
