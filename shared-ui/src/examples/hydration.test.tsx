import { fakeSite } from '@hotdrop/shared-domain/testing';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadTexts, SiteProvider } from '../site/index.ts';
import { examples } from './index.ts';

describe('a browser', () => {
  it.each(examples)('hydrates $name as the server rendered it', async ({ draw }) => {
    const complain = jest.spyOn(console, 'error');
    const i18n = await loadTexts('en');
    const page = (side: 'server' | 'browser') => (
      <SiteProvider site={fakeSite({ side })} i18n={i18n}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: draw() }], { initialEntries: ['/pubg'] })}
        />
      </SiteProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page('server'));
    document.body.append(container);
    render(page('browser'), { container, hydrate: true });
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});
