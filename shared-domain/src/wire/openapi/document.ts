import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { type Call, refusalSchema } from '../call.ts';
import { type CallName, listCalls } from '../calls.ts';

type Json = { readonly [key: string]: unknown };

export interface OpenApiSettings {
  readonly version: string;
  /** Where the calls are served: `/api/v1`. */
  readonly prefix: string;
  /** The host's operations, which say the purpose of each call. */
  readonly operations: Readonly<Record<CallName, { readonly summary: string }>>;
  /** The limits, without and with a key. */
  readonly requestsPerMinute: { readonly visitor: number; readonly key: number };
}

/** Creates the OpenAPI description from the calls. */
export const openApiDocument = ({
  version,
  prefix,
  operations,
  requestsPerMinute,
}: OpenApiSettings): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Hotdrop API',
    version,
    description:
      'Answers are `{data}`; stats of the demo world also say `demo: true`. A lookup that fails in a way that a ' +
      'visitor should understand answers 200 with `data.error`. Stats that nobody knows are null.',
    'x-requests-per-minute': requestsPerMinute,
  },
  servers: [{ url: prefix }],
  paths: paths(operations),
  // A key is optional, and only has another limit.
  security: [{}, { key: [] }],
  components: { schemas: { Problem: problem }, securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
});

function paths(operations: OpenApiSettings['operations']): Json {
  const all: Record<string, Record<string, Json>> = {};
  for (const [name, call] of listCalls()) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    all[path] = {
      ...all[path],
      [call.method.toLowerCase()]: operation(name, call, operations[name].summary),
    };
  }
  return all;
}

const operation = (name: CallName, call: Call, summary: string): Json => ({
  operationId: name,
  summary,
  tags: [call.path.split('/')[1]],
  parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
  ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
  responses: {
    200: { description: 'What was asked for', content: json(envelope(call)) },
    default: {
      description: 'A failure; 429 and 503 carry Retry-After',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
});

const parameters = (fields: Call['params'], place: 'path' | 'query') =>
  Object.entries(fields.entries).map(([name, schema]) => ({
    name,
    in: place,
    required: schema.type !== 'optional',
    schema: schemaOf(schema as v.GenericSchema, 'input'),
  }));

const envelope = (call: Call) => ({
  type: 'object',
  required: ['data'],
  properties: {
    data:
      call.errors.length === 0 ? schemaOf(call.answer) : { anyOf: [schemaOf(call.answer), refusal(call)] },
    demo: { const: true },
  },
});

/** A refusal with the errors of this call. */
const refusal = (call: Call) =>
  schemaOf(v.object({ ...refusalSchema.entries, error: v.picklist(call.errors) }));

const json = (schema: unknown) => ({ 'application/json': { schema } });

/** Checks that JSON Schema cannot express (an account id's length by its prefix) happen only on the server. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output' = 'output'): Json {
  const { $schema, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  });
  return rest;
}

const problem: Json = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    issues: { type: 'array', items: { type: 'string' } },
  },
};
