import Diagnostics
import Site

/// The configuration of a site.
func fuzzConfiguration(_ bytes: [UInt8]) {
  var report = Report()
  _ = SiteConfiguration(
    reading: SourceText(name: "dexgen.yml", bytes: bytes), into: &report)
  show(report.diagnostics)
}
