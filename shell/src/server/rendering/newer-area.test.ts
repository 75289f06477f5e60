/** @jest-environment node */
import { aPage, aShellWith } from '../../testing/a-shell.ts';

it('shows a page whose area makes a call that the site lacks, and counts no fault', async () => {
  const loader = `
    const { status, headers } = await site.fetch('/api/v1/a/call/of/next/year');
    return { status, type: headers.get('content-type') };`;
  const shell = await aShellWith(aPage({ loader }));
  const page = await shell.get('/pubg/clans');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('{"status":404,"type":"application/problem+json"}');
  expect(await shell.metrics()).not.toMatch(/hotdrop_area_faults_total\{.*\} [1-9]/);
});
