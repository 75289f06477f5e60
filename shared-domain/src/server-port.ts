interface Listening {
  address(): string | { readonly port: number } | null;
}

/** The port of a server that listens on one; servers can also listen on a pipe, or not yet. */
export function getPort(server: Listening): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
