import { createApi } from '@hotdrop/shared-domain/wire';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { siteName } from '../../site/game.ts';
import { type PageOptions, renderInTurn } from '../http/serve-page.ts';
import { handlePanel } from '../panels/handle-panel.ts';
import type { PageRequest } from '../rendering/renderer.ts';
import { type AnyTool, tools } from './tools.ts';

/** The answers of all tools. */
const answerSchema = v.object({
  line: v.pipe(v.string(), v.description('The answer in one sentence')),
  page: v.optional(v.pipe(v.string(), v.description('The page of the site with more'))),
  data: v.unknown(),
});

const describe = (schema: v.GenericSchema) => {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  return { ...rest, type: 'object' as const };
};

const problemSchema = v.looseObject({ title: v.optional(v.string()), detail: v.optional(v.string()) });
const panelSchema = v.looseObject({ line: v.string(), page: v.optional(v.string()), data: v.unknown() });

/** Requests are small. */
const maxRequestBodySize = 64 * 1024;

const failWith = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });

/** Answers one request of the Model Context Protocol. There are no sessions: any server answers any request. */
export async function answerMcp(page: PageRequest, options: PageOptions): Promise<Response> {
  const { set, visitor, origin, request } = page;
  const offered = Object.entries(tools).filter(([, { panel }]) => {
    const [area, id] = panel.split('/');
    return set.areas.some(
      (one) => one.area === area && one.manifest?.panels?.some((panelOfArea) => panelOfArea.id === id),
    );
  });
  const server = new Server({ name: siteName, version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: offered.map(([name, { title, description, input }]) => ({
      name,
      title,
      description,
      inputSchema: describe(input),
      outputSchema: describe(answerSchema),
      annotations: { readOnlyHint: true },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = offered.find(([name]) => name === params.name)?.[1];
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    const input = v.safeParse(tool.input, params.arguments ?? {});
    if (!input.success) {
      const issues = input.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
      throw new McpError(ErrorCode.InvalidParams, issues.join('. '));
    }
    return runTool(tool, input.output, signal);
  });

  async function runTool(tool: AnyTool, input: never, signal: AbortSignal): Promise<CallToolResult> {
    const api = createApi({ fetch: options.renderer.connectFetch(visitor) });
    const about = { ...page, request: new Request(origin + tool.address(input), { signal }) };
    const [outcome, read] = await Promise.all([
      renderInTurn(about, options, handlePanel),
      tool.read?.(api, input, { signal }),
    ]);
    if (!outcome) return failWith('The server is too busy. Try again in a few seconds.');
    const body: unknown = await outcome.response.json();
    if (outcome.response.status !== 200) {
      const { title, detail } = v.parse(problemSchema, body);
      return failWith([title, detail].filter(Boolean).join(': '));
    }
    if (read && !read.ok)
      return failWith(`The figures could not be loaded: ${read.error.kind}. Try again later.`);
    const { line, page: address, data } = v.parse(panelSchema, body);
    return {
      content: [{ type: 'text', text: [line, address].filter(Boolean).join('\n') }],
      structuredContent: { line, page: address, data: read ? read.data : data },
    };
  }

  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize,
  });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}
