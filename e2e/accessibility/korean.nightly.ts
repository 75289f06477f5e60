import { pages } from '../scenes/pages.ts';
import { expect, test } from '../test.ts';
import { findings } from './axe.ts';
import { nothingScrollsSideways, testEach } from './each-scene.ts';

test.use({ locale: 'ko-KR' });

testEach(pages, 'fits every window in Korean, and axe finds nothing', async (page) => {
  await nothingScrollsSideways(page);
  expect(await findings(page)).toEqual([]);
});
