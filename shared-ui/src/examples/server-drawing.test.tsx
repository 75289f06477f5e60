/** @jest-environment node */
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadTexts, SiteProvider } from '../site/index.ts';
import { examples } from './index.ts';

describe('a server', () => {
  it.each(examples)('renders $name without a window', async ({ draw }) => {
    expect(typeof window).toBe('undefined');
    const router = createMemoryRouter([{ path: '*', element: draw() }], { initialEntries: ['/pubg'] });
    const i18n = await loadTexts('ko');
    const html = renderToString(
      <SiteProvider site={fakeSite({ locale: 'ko', side: 'server' })} i18n={i18n}>
        <RouterProvider router={router} />
      </SiteProvider>,
    );
    expect(html).toMatch(/^<\w/);
  });
});
