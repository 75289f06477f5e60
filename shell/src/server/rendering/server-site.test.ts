import { fakeApi } from '@hotdrop/shared-domain/testing';
import { pino } from 'pino';
import { aVisitor } from '../../testing/a-visitor.ts';
import { createServerSite } from './server-site.ts';

test.each([true, false])('marks the calls of a page only for crawlers (%s)', (isCrawler) => {
  const api = fakeApi({});
  const crawlerApi = fakeApi({});
  const site = createServerSite({
    visitor: aVisitor({ isCrawler }),
    origin: 'https://hotdrop.example',
    api,
    crawlerApi,
    apiBase: '/api/v1',
    log: pino({ level: 'silent' }),
  });
  expect(site.api).toBe(isCrawler ? crawlerApi : api);
});
