interface Listening {
  address(): string | { readonly port: number } | null;
}

/** Returns the port of a listening server. Throws for a server that listens on a pipe or not at all. */
export function getPort(server: Listening): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
