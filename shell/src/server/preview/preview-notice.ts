import { getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import type { ShownMessage } from '../../frame/frame-data.ts';
import type { Preview } from './read-preview.ts';

interface Texts {
  readonly versions: (versions: string, until: string) => string;
  readonly failed: (versions: string) => string;
  readonly override: (area: string) => string;
  readonly forged: string;
  readonly expired: string;
}

/** Not in the catalogs, because browsers would load these texts, which few visitors see. */
const texts: Record<Locale, Texts> = {
  en: {
    versions: (versions, until) => `Preview until ${until}: ${versions}. Back to the published site.`,
    failed: (versions) => `These versions could not start, so you see the published ones: ${versions}.`,
    override: (area) => `Preview: a local build of ${area}. Back to the published site.`,
    forged: 'This preview link is not valid. You see the published site.',
    expired: 'This preview link has expired. You see the published site.',
  },
  ko: {
    versions: (versions, until) => `미리보기(${until}까지): ${versions}. 공개된 사이트로 돌아가기`,
    failed: (versions) => `시작할 수 없어 공개된 버전을 대신 표시합니다: ${versions}`,
    override: (area) => `미리보기: ${area} 로컬 빌드. 공개된 사이트로 돌아가기`,
    forged: '유효하지 않은 미리보기 링크입니다. 공개된 사이트를 표시합니다.',
    expired: '만료된 미리보기 링크입니다. 공개된 사이트를 표시합니다.',
  },
  'zh-tw': {
    versions: (versions, until) => `預覽（至 ${until}）：${versions}。返回已發布的網站`,
    failed: (versions) => `無法啟動，改為顯示已發布的版本：${versions}`,
    override: (area) => `預覽：${area} 的本機組建。返回已發布的網站`,
    forged: '此預覽連結無效，目前顯示已發布的網站。',
    expired: '此預覽連結已過期，目前顯示已發布的網站。',
  },
  'zh-cn': {
    versions: (versions, until) => `预览（至 ${until}）：${versions}。返回已发布的网站`,
    failed: (versions) => `无法启动，改为显示已发布的版本：${versions}`,
    override: (area) => `预览：${area} 的本地构建。返回已发布的网站`,
    forged: '此预览链接无效，当前显示已发布的网站。',
    expired: '此预览链接已过期，当前显示已发布的网站。',
  },
  ja: {
    versions: (versions, until) => `プレビュー（${until}まで）：${versions}。公開中のサイトに戻る`,
    failed: (versions) => `起動できないため、公開中のバージョンを表示しています：${versions}`,
    override: (area) => `プレビュー：${area} のローカルビルド。公開中のサイトに戻る`,
    forged: 'このプレビューリンクは無効です。公開中のサイトを表示しています。',
    expired: 'このプレビューリンクは期限切れです。公開中のサイトを表示しています。',
  },
};

/** Creates the notice at the top of a preview, which says that this is not the published site. */
export function createPreviewNotice(
  preview: Preview,
  failedVersions: readonly string[],
  locale: Locale,
): ShownMessage | undefined {
  if (preview.status === 'rejected') return createNotice(texts[locale][preview.reason], null);
  if (preview.status === 'override') {
    return createNotice(texts[locale].override(preview.area), exitLink);
  }
  if (preview.status !== 'versions') return undefined;
  const until = preview.until.toLocaleString(getLanguage(locale).tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const versions = Object.entries(preview.versions).map(([area, version]) => `${area} ${version}`);
  const sentences = [
    texts[locale].versions(versions.join(', '), `${until} UTC`),
    ...(failedVersions.length > 0 ? [texts[locale].failed(failedVersions.join(', '))] : []),
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
