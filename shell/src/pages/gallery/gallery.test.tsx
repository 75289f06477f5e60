import { fakeSite } from '@hotdrop/shared-domain/testing';
import { examples } from '@hotdrop/shared-ui/examples';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { setupI18n } from '@lingui/core';
import { matchRoutes } from 'react-router-dom';
import { createSiteRoutes } from '../../routes.tsx';
import { aFrameData } from '../../testing/a-frame-data.ts';
import { GalleryPage } from './gallery.page.tsx';

const address = '/pubg/__gallery';

function findRoutePath(environment: string) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = environment;
  try {
    const routes = createSiteRoutes({
      site: fakeSite(),
      texts: setupI18n(),
      menu: [],
      frameData: aFrameData(),
      areas: [],
    });
    return matchRoutes(routes, address)?.at(-1)?.route.path;
  } finally {
    process.env.NODE_ENV = before;
  }
}

describe('the gallery', () => {
  it('shows every example twice, in each theme', async () => {
    const { container } = await renderWithSite(<GalleryPage />);
    const sections = [...container.querySelectorAll('section[aria-label]')].filter(({ children }) =>
      children[0]?.matches('h2'),
    );
    expect(sections.map((one) => one.getAttribute('aria-label'))).toEqual(examples.map(({ name }) => name));
    for (const { children } of sections) expect(children).toHaveLength(3);
  });

  it('exists in development only', () => {
    expect(findRoutePath('development')).toBe('__gallery');
    expect(findRoutePath('production')).toBe('*');
  });
});
