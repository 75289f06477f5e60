import { createServer, type Server } from 'node:net';

/** The range is below the ports that systems give to servers and connections that ask for any. */
const first = 20_000;
const count = 12_000;
/** Processes with neighboring ids start 50 ports from each other. */
let next = (process.pid * 50) % count;

/** Finds a free port that no other program gets by chance before its server listens. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < count; attempt++) {
    const port = first + next;
    next = (next + 1) % count;
    const server = await listen(port, '127.0.0.1');
    server?.close();
    if (server) return port;
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`);
}

export interface SitePorts {
  readonly site: number;
  readonly api: number;
  /** Ports of `/metrics` and the full `/healthz` of both servers. */
  readonly operators: number;
  readonly apiOperators: number;
}

const variables = [
  ['PORT', 'the site'],
  ['API_PORT', 'the API'],
  ['OPERATORS_PORT', 'the operators of the site'],
  ['API_OPERATORS_PORT', 'the operators of the API'],
] as const;

/** Reads the ports of `npm start` and `npm run dev`. Fails with an explanation if one of them is not free. */
export async function readSitePorts(env: NodeJS.ProcessEnv): Promise<SitePorts> {
  const site = Number(env.PORT || 3000);
  const api = Number(env.API_PORT || 4000);
  const operators = Number(env.OPERATORS_PORT || site + 1);
  const apiOperators = Number(env.API_OPERATORS_PORT || api + 1);
  const problems: string[] = [];
  const servers: Server[] = [];
  for (const [index, port] of [site, api, operators, apiOperators].entries()) {
    const [variable = '', purpose = ''] = variables[index] ?? [];
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      problems.push(`${variable}, the port of ${purpose}, is not a number from 1 to 65535.`);
      continue;
    }
    // Another program may listen on all interfaces, or on the loopback interface alone.
    for (const host of [undefined, '127.0.0.1']) {
      const server = await listen(port, host);
      if (server && host) servers.push(server);
      else if (server) await new Promise((closed) => server.close(closed));
      else {
        problems.push(`Port ${port} for ${purpose} is in use. Stop that program, or set ${variable}.`);
        break;
      }
    }
  }
  for (const server of servers) server.close();
  if (problems.length > 0) {
    throw new Error([...problems, 'For example: PORT=3100 API_PORT=4100 npm start'].join('\n'));
  }
  return { site, api, operators, apiOperators };
}

const listen = (port: number, host: string | undefined) =>
  new Promise<Server | undefined>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
