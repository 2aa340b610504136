import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'graphql/*.graphql',
  generates: {
    'generated/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, sort: false } },
    'generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { useTypeImports: true, enumsAsTypes: true, scalars: { DateTime: 'string', ID: 'string' }, avoidOptionals: { field: true } },
    },
    '../dashboard/src/generated/': {
      preset: 'client',
      documents: ['../dashboard/src/**/*.graphql'],
      presetConfig: { fragmentMasking: false },
      config: { useTypeImports: true, enumsAsTypes: true, scalars: { DateTime: 'string', ID: 'string' } },
    },
  },
};

export default config;
