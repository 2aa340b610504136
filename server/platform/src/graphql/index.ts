export * from './access.js';
export * from './date-time.js';
export * from './errors.js';
export * from './limits.js';
export * from './no-subscriptions.js';
export * from './request-context.js';
export * from './shared-frames.js';
export * from './socket.js';
