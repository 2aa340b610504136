export * from './hmac-draws.js';
