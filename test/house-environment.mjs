import PlainEnvironment from './plain-environment.mjs';

const ERRORS = ['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];

/**
 * For tests whose libraries come from outside of their context (see `warm-runtime.cjs`): an error or a date is one on either
 * side, and metadata that a decorator leaves is found.
 */
export default class HouseEnvironment extends PlainEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of [...ERRORS, 'Date', 'Map', 'Set', 'WeakMap']) {
      // What the engine itself throws in the context is made by the context's own constructor.
      Object.setPrototypeOf(this.global[name].prototype, globalThis[name].prototype);
      this.global[name] = globalThis[name];
    }
    this.global.Reflect = Reflect;
  }
}
