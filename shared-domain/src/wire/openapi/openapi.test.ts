import { type CallName, calls, listCalls } from '../calls.ts';
import { openApiDocument } from './document.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { name: string; in: string; required: boolean }[];
  readonly requestBody?: { readonly content: { 'application/json': { schema: object } } };
  readonly responses: Record<string, { content: Record<string, { schema: Record<string, unknown> }> }>;
}

const document = openApiDocument({
  version: '0.1.0',
  prefix: '/api/v1',
  operations: Object.fromEntries(listCalls().map(([name]) => [name, { summary: `About ${name}` }])) as Record<
    CallName,
    { summary: string }
  >,
  requestsPerMinute: { visitor: 600, key: 1800 },
});
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.fromEntries(
  Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
);

test('describes every call under its path and method, as plain JSON', () => {
  expect(Object.keys(operations).toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(operations.getAuth).toMatchObject({ summary: 'About getAuth', tags: ['auth'] });
  expect(paths['/stats/comments']).toMatchObject({
    get: { operationId: 'listComments' },
    post: { operationId: 'postComment' },
  });
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: '/api/v1' }],
    info: { version: '0.1.0', 'x-requests-per-minute': { visitor: 600, key: 1800 } },
    security: [{}, { key: [] }],
  });
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('describes parameters and the body', () => {
  const parameters = operations.syncPlayer?.parameters.map(({ name, in: place, required }) => [
    name,
    place,
    required,
  ]);
  expect(parameters).toEqual([
    ['shard', 'path', true],
    ['accountId', 'path', true],
    ['flag', 'query', false],
  ]);
  expect(operations.postComment?.requestBody?.content['application/json'].schema).toMatchObject({
    required: ['content'],
    properties: { content: { type: 'string', description: expect.stringContaining('1000 characters') } },
  });
  expect(operations.getAuth?.requestBody).toBeUndefined();
});

test('describes answers, errors of a lookup, and failures as problems', () => {
  const answer = (name: string) => operations[name]?.responses['200']?.content['application/json']?.schema;
  expect(answer('getAuth')).toMatchObject({ required: ['data'], properties: { demo: { const: true } } });
  expect(JSON.stringify(answer('getPlayer'))).toContain('"enum":["player not found","busy","network"]');
  expect(JSON.stringify(answer('listMatches'))).not.toContain('player not found');
  expect(operations.getPlayer?.responses.default?.content).toEqual({
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  });
});
