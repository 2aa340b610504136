import path from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';

// However it is built or started: nothing is reported to anybody.
process.env.NEXT_TELEMETRY_DISABLED = '1';

// The workspace root, not this folder: Next guesses wrong when several lock files lie above it.
const workspace = path.join(import.meta.dirname, '..');

/** @type {import('next').NextConfig} */
const config = {
  ...(process.env.NEXT_STANDALONE ? { output: 'standalone' } : {}),
  turbopack: { root: workspace },
  outputFileTracingRoot: workspace,
  experimental: { optimizePackageImports: ['@mantine/core', '@mantine/hooks'] },
  poweredByHeader: false,
};

export default createNextIntlPlugin('./src/i18n/request.ts')(config);
