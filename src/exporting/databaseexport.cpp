// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/databaseexport.h"

#include "base/file.h"
#include "exporting/celltypes.h"
#include "exporting/csvwriter.h"
#include "exporting/exporttarget.h"
#include "exporting/parquetwriter.h"
#include "exporting/schematext.h"
#include "exporting/sqlitewriter.h"

#include <algorithm>

namespace tripletalk::exporting {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t rowsBetweenReports = 4096;

/// Whole tables pass through it: whoever waits can stop it.
sqlite::SandboxLimits wideLimits() {
    sqlite::SandboxLimits limits;
    limits.time = std::chrono::hours(1000);
    limits.sqlLength = 1'000'000;
    limits.cellLength = 1'000'000'000;
    limits.memory = std::size_t{4} << 30;
    return limits;
}

/// Counts rows over all tables.
class RowMeter {
  public:
    RowMeter(const ExportedSchema& schema, bool twice, const ProgressSink& sink)
        : m_meter(sink), m_state{"export", 0, 0, "rows"} {
        for (const ExportedTable& table : schema.tables) m_state.total += table.rows;
        if (twice) m_state.total *= 2;
    }

    void count() {
        // Rows of views that a person named are not known before.
        m_state.total = std::max(m_state.total, ++m_state.done);
        if (m_state.done % rowsBetweenReports == 0) m_meter(m_state);
    }
    void finish() {
        m_meter(m_state);
        m_meter.finish();
    }

  private:
    ProgressMeter m_meter;
    Progress m_state;
};

Result<std::unique_ptr<ExportWriter>> writerOf(const ExportFormat& format,
                                               const ExportedSchema& schema, const fs::path& path) {
    using Writer = std::unique_ptr<ExportWriter>;
    if (format.name == "csv") return Writer(std::make_unique<CsvWriter>(schema, path));
    if (format.name == "parquet") return Writer(std::make_unique<ParquetWriter>(schema, path));
    return SqliteWriter::create(schema, path);
}

std::string textOf(const ExportedSchema& schema, const ExportFormat& format) {
    if (format.name == "mermaid") return mermaidText(schema);
    return format.name == "dbml" ? dbmlText(schema) : sqlText(schema);
}

Result<void> writeRows(ExportedTable& table, sqlite::Sandbox& sandbox, ExportWriter& writer,
                       RowMeter& meter, const CancelToken& cancel) {
    if (auto begun = writer.begin(table); !begun) return begun;
    std::int64_t rows = 0;
    const auto add = [&](const std::vector<sqlite::Value>& cells) {
        ++rows;
        meter.count();
        return writer.add(cells);
    };
    if (auto read = sandbox.each(table.select, add, cancel); !read) return read;
    table.rows = rows;
    return writer.end();
}

/// Files of text and of Parquet say what their cells are; SQLite asks each cell.
Result<void> writeAll(ExportedSchema& schema, const ExportFormat& format, const fs::path& path,
                      const knowledge::KnowledgeBase& base, const ProgressSink& progress,
                      const CancelToken& cancel) {
    auto sandbox = base.openSandbox(wideLimits());
    if (!sandbox) return sandbox.error();
    const bool measured = format.writes == ExportFormat::Writes::Folder;
    RowMeter meter(schema, measured, progress);
    if (measured)
        for (ExportedTable& table : schema.tables)
            if (auto seen = measure(
                    table, *sandbox, [&] { meter.count(); }, cancel);
                !seen)
                return seen;
    auto writer = writerOf(format, schema, path);
    if (!writer) return writer.error();
    for (ExportedTable& table : schema.tables)
        if (auto written = writeRows(table, *sandbox, **writer, meter, cancel); !written)
            return written;
    if (auto finished = (*writer)->finish(); !finished) return finished;
    meter.finish();
    return {};
}

}  // namespace

const std::vector<ExportFormat>& exportFormats() {
    using Writes = ExportFormat::Writes;
    static const std::vector<ExportFormat> formats{
        {"csv", Writes::Folder}, {"parquet", Writes::Folder}, {"sqlite", Writes::File},
        {"sql", Writes::Text},   {"mermaid", Writes::Text},   {"dbml", Writes::Text}};
    return formats;
}

const ExportFormat* exportFormatNamed(std::string_view name) {
    const auto found = std::ranges::find(exportFormats(), name, &ExportFormat::name);
    return found == exportFormats().end() ? nullptr : &*found;
}

Result<std::string> exportedText(const knowledge::KnowledgeBase& base, const ExportFormat& format,
                                 bool views) {
    const auto schema = exportedSchema(base, views);
    if (!schema) return schema.error();
    return textOf(*schema, format);
}

Result<Exported> exportDatabase(const knowledge::KnowledgeBase& base, const ExportFormat& format,
                                const fs::path& target, const ExportOptions& options,
                                const ProgressSink& progress, const CancelToken& cancel) {
    auto schema = exportedSchema(base, options.views);
    if (!schema) return schema.error();
    auto place = ExportTarget::create(target, format.writes, options.replace);
    if (!place) return place.error();
    const auto written = format.writes == ExportFormat::Writes::Text
                             ? writeFileAtomically(place->path(), textOf(*schema, format))
                             : writeAll(*schema, format, place->path(), base, progress, cancel);
    if (!written) return written.error();
    if (cancel.cancelled()) return cancel.error();
    if (auto moved = place->commit(); !moved) return moved.error();
    return Exported{std::move(schema->tables), std::move(schema->leftOut)};
}

}  // namespace tripletalk::exporting
