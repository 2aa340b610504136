import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { eventDefinitions } from './index.js';

/** Writes one JSON schema per stored event type, for readers of the log in other languages. */
const folder = fileURLToPath(new URL('../../generated/json-schemas/', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [type, definition] of Object.entries(eventDefinitions)) {
  const schema = { title: type, 'x-schema-version': definition.schema, ...z.toJSONSchema(definition.data) };
  writeFileSync(`${folder}${type}.v${definition.schema}.json`, `${JSON.stringify(schema, null, 2)}\n`);
}
