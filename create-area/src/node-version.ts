/** The oldest Node that the published packages run on. `engines` in their manifests say the same. */
export const oldestNode = '22.19';

/** Says what to do when Node is too old. Undefined when it is not. */
export function findNodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `Node ${oldestNode} or newer is needed; this is Node ${version}. Install a newer one from https://nodejs.org, and run the command again.`;
}
