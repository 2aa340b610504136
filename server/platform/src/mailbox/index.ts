export * from './mailbox.js';
export * from './mailboxes.js';
