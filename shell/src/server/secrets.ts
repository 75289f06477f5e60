/** Settings that nobody outside of the server's own code may see. */
export const secretNames = [
  'AREA_LINK_SECRET',
  'AREA_SERVICE_SECRET',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'OPS_TOKEN',
];

/** Removes the secrets from the environment, before code of areas runs in this process. */
export function hideSecrets(env: NodeJS.ProcessEnv): void {
  for (const name of [...secretNames, 'CREDENTIALS_DIRECTORY']) delete env[name];
}
