export { FeedFollower, type FeedSource, type FollowerOptions } from './feed-follower.js';
export { type Projection, ProjectionBehind, type ProjectionClient } from './projection.js';
export { ProjectionRunner, type ProjectionStatus, type RunnerOptions } from './projection-runner.js';
export { servingSchema, ViewNotBuilt } from './serving-schema.js';
