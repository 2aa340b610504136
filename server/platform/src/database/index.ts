export { isDatabaseAway } from './away.js';
export { Database, type DatabaseOptions } from './database.js';
export { migrate, undoLastMigration } from './migrate.js';
