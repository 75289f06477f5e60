import { fireEvent, screen } from '@testing-library/react';
import { renderFrame } from '../testing/render-frame.tsx';

describe('a link of the operator', () => {
  const follow = async (href: string) => {
    const link = { href, isNewWindow: false };
    const message = { dismissal: 'away-notice-a', text: 'Look here', link, colors: null, banner: null };
    const frame = await renderFrame({ frameData: { messages: [message] }, path: '/pubg' });
    const isLeft = fireEvent.click(screen.getByRole('link', { name: message.text }));
    return { ...frame, isLeft };
  };

  it('opens a page of the site without a new document', async () => {
    await follow('/pubg/ranks?page=2');
    expect(await screen.findByRole('heading', { name: 'Boards' })).toBeVisible();
  });

  it.each(['https://cup.example/', '/', '/pubgx', '?areas='])(
    'lets the browser open any other URL: %s',
    async (href) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const { isLeft } = await follow(href);
      expect(isLeft).toBe(true);
      expect(screen.getByRole('heading', { name: 'Home page' })).toBeVisible();
    },
  );
});
