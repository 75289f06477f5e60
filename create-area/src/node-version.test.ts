import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeProblem, oldestNode } from './node-version.ts';

test('refuses an older Node, and says which is needed', () => {
  expect(findNodeProblem('20.18.1')).toContain(`Node ${oldestNode} or newer is needed; this is Node 20.18.1`);
  expect(findNodeProblem('22.18.0')).toBeDefined();
  expect(findNodeProblem('22.19.0')).toBeUndefined();
  expect(findNodeProblem('24.0.0')).toBeUndefined();
});

test('every published package and the template name the same Node', () => {
  const root = path.resolve(__dirname, '../..');
  const files = ['*/package.json', 'create-area/template/own-repository/package.json.template'];
  const manifests = globSync(files, { cwd: root }).map((file) =>
    JSON.parse(readFileSync(path.join(root, file), 'utf8')),
  );
  const named = manifests.flatMap(({ name, private: isPrivate, engines }) =>
    isPrivate && !engines ? [] : [[name, engines?.node]],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(([, node]) => node !== `>=${oldestNode}`)).toEqual([]);
});
