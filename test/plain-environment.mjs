import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node on a plain context. Jest makes its global object a proxy, in order to clear it when a file is
 * done; every `Math`, `Array` or `Object` in a test and in what it tests then costs most of a microsecond instead of nothing,
 * and our pure tests spend their time in such code. Everything else is jest's own.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
