import { calls } from '../calls.ts';
import { openApiDocument } from './document.ts';

type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, { content: Record<string, { schema: Record<string, unknown> }> }>;
};

const document = openApiDocument({ version: '0.1.0', prefix: '/api/v1' });
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((path) => Object.values(path));
function operation(name: string): Operation {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`The document has no operation ${name}.`);
  return found;
}

test('describes every call under its own path and method', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(paths['/stats/comments']).toMatchObject({
    get: { operationId: 'listComments' },
    post: { operationId: 'postComment' },
  });
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: '/api/v1' }],
    info: { version: '0.1.0' },
  });
});

test('has a summary of every call', () => {
  expect(operations.every(({ summary }) => summary.length > 5)).toBe(true);
});

test('distinguishes path and query parameters, and required ones', () => {
  const { parameters } = operation('syncPlayer');
  expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['shard', 'path', true],
    ['accountId', 'path', true],
    ['flag', 'query', false],
  ]);
});

test('describes the body', () => {
  expect(operation('postComment').requestBody?.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['content'],
    properties: { content: { type: 'string', description: expect.stringContaining('1000 characters') } },
  });
  expect(operation('getAuth').requestBody).toBeUndefined();
});

test('describes the answer, including the errors of a lookup', () => {
  const answer = (name: string) => operation(name).responses['200']?.content['application/json']?.schema;
  expect(answer('getAuth')).toMatchObject({ required: ['data'], properties: { demo: { const: true } } });
  expect(JSON.stringify(answer('getPlayer'))).toContain('"enum":["player not found","busy","network"]');
  expect(JSON.stringify(answer('listMatches'))).not.toContain('player not found');
});

test('describes failures as problems', () => {
  expect(operation('getPlayer').responses.default?.content).toEqual({
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  });
  expect(document).toMatchObject({
    components: { schemas: { Problem: { required: ['type', 'title', 'status'] } } },
  });
});

test('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
