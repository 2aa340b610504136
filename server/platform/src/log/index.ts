export { type CapturedLine, captureLog } from './captured-log.js';
export { createLogger, type LoggerOptions } from './create-logger.js';
export type { Log, LogContext } from './log.js';
export { Outage } from './outage.js';
