import { useApi } from '../../testing/start-api.ts';

const api = useApi();

test('no query is compiled', async () => {
  expect((await api.context.store.execute('show jit', [])).rows).toEqual([{ jit: 'off' }]);
});
