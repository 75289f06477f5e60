import { getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import { msg } from '@lingui/core/macro';
import type { ShownMessage } from '../../frame/frame-data.ts';
import { loadShellTexts } from '../../site/texts.ts';
import type { Preview } from './read-preview.ts';

const rejections = {
  forged: msg`This preview link is not valid. You see the published site.`,
  expired: msg`This preview link has expired. You see the published site.`,
};

/** Creates the notice at the top of a preview, which says that this is not the published site. */
export async function createPreviewNotice(
  preview: Preview,
  failedVersions: readonly string[],
  locale: Locale,
): Promise<ShownMessage | undefined> {
  if (preview.status === 'none' || preview.status === 'redirect') return undefined;
  const i18n = await loadShellTexts(locale);
  if (preview.status === 'rejected') return createNotice(i18n._(rejections[preview.reason]), null);
  if (preview.status === 'override') {
    const { area } = preview;
    return createNotice(
      i18n._(msg`Preview: a local build of ${area}. Back to the published site.`),
      exitLink,
    );
  }
  const until = `${preview.until.toLocaleString(getLanguage(locale).tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })} UTC`;
  const versions = Object.entries(preview.versions)
    .map(([area, version]) => `${area} ${version}`)
    .join(', ');
  const failed = failedVersions.join(', ');
  const sentences = [
    i18n._(msg`Preview until ${until}: ${versions}. Back to the published site.`),
    ...(failed
      ? [i18n._(msg`These versions could not start, so you see the published ones: ${failed}.`)]
      : []),
  ];
  return createNotice(sentences.join(' '), exitLink);
}

const exitLink: ShownMessage['link'] = { href: '?areas=', isNewWindow: false };

const createNotice = (text: string, link: ShownMessage['link']): ShownMessage => ({
  dismissal: null,
  text,
  link,
  colors: { text: '#1b1300', ground: '#ffc53d' },
  banner: null,
});
