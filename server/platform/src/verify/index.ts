export { type Finding, findingAt, type StreamRows } from './finding.js';
export { firstOf, type LogReport, type RangeVerifier, verifyLog } from './verify-log.js';
export { type RangeReport, type StreamRange, type StreamsCheck, type StreamsReport, verifyRange } from './verify-range.js';
