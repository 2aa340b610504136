const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest's runtime, but libraries are loaded once for each worker and not again for every test file: a server is 1,900 files of
 * them, six seconds of work before the first test. What is ours is still fresh in every file.
 */
module.exports = class WarmRuntime extends Runtime {
  requireModuleOrMock(from, moduleName) {
    const library = path.isAbsolute(moduleName) && moduleName.includes(`${path.sep}node_modules${path.sep}`);
    return library ? require(moduleName) : super.requireModuleOrMock(from, moduleName);
  }
};
