import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { type ApiMachine, kinds, postComment, readComments, signIn, startMachine } from './api-machine.ts';

const machines: ApiMachine[] = [];
after(() => Promise.all(machines.map((machine) => machine.remove())));

for (const kind of kinds) {
  test(`${kind}: a backup of a running host restores on another machine`, async () => {
    const first = await startMachine(kind);
    machines.push(first);
    const host = await first.startHost();
    await host.whenReady();
    const session = await signIn(host.url);
    for (const content of ['One', 'Two 한국어', 'Three']) {
      assert.equal((await postComment(host.url, content, session)).status, 200);
    }
    const comments = await readComments(host.url);
    assert.deepEqual([...comments].sort(), ['One', 'Three', 'Two 한국어']);
    const file = path.join(first.folder, 'site.backup');
    assertDone(first.run('check'));
    assertDone(first.run('backup', file));
    assert.equal((await postComment(host.url, 'After the backup', session)).status, 200);
    process.kill(host.service.pid, 'SIGKILL');
    await host.service.ended;

    const second = await startMachine(kind);
    machines.push(second);
    const copy = path.join(second.folder, 'copy.backup');
    const content = readFileSync(file);
    writeFileSync(copy, content.subarray(0, content.length - 1000));
    const truncated = second.run('restore', copy);
    assert.deepEqual(
      [truncated.exitCode, /is incomplete/.test(truncated.output)],
      [1, true],
      truncated.output,
    );
    copyFileSync(file, copy);
    assertDone(second.run('restore', copy));
    assert.match(assertDone(second.run('check')), /comments +3\n/);
    const again = second.run('restore', copy);
    assert.deepEqual([again.exitCode, /holds data already/.test(again.output)], [1, true], again.output);

    const restored = await second.startHost();
    await restored.whenReady();
    assert.deepEqual(await readComments(restored.url), comments);
    assert.equal((await postComment(restored.url, 'Signed out', session)).status, 401);
    const added = await postComment(restored.url, 'Four', await signIn(restored.url));
    assert.equal(added.status, 200);
    assert.equal((await readComments(restored.url)).length, 4);
  });
}

function assertDone({ exitCode, output }: ReturnType<ApiMachine['run']>): string {
  assert.equal(exitCode, 0, output);
  return output;
}
