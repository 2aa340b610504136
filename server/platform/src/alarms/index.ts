export { Alarms } from './alarms.js';
export { type AlarmsOptions, createAlarms } from './create-alarms.js';
