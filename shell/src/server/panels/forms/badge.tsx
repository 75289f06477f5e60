import { renderToStaticMarkup } from 'react-dom/server';
import { colors } from '../../pictures/colors.ts';
import type { Drawing, DrawnForm } from './form.ts';

const height = 20;
const padding = 7;
const fontSize = 11;
const logoWidth = 16;
const maxLetters = 40;

/** `textLength` makes a text as wide as this, whichever font the reader has. */
const widthOf = (text: string) =>
  Math.round(
    [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? fontSize : (widths[letter] ?? 6.6)), 0),
  );

/** Letters of Verdana that differ much from the others. */
const widths: Readonly<Record<string, number>> = {
  ...Object.fromEntries([..."ijlI.,:;!|'·"].map((letter) => [letter, 3.6])),
  ...Object.fromEntries([...' ft()/-r'].map((letter) => [letter, 4.4])),
  ...Object.fromEntries([...'mwMW%@'].map((letter) => [letter, 10])),
};

const shorten = (text: string) => (text.length > maxLetters ? `${text.slice(0, maxLetters - 1)}…` : text);

/** A badge for profiles and pages of code: title, and the figure or the first row in the color of the panel. */
export function drawBadge({ face, title }: Drawing): DrawnForm {
  const [first] = face.rows ?? [];
  const [label, value] = face.value
    ? [face.title, face.value]
    : [title, first ? `${first.name} ${first.value}` : face.title];
  const [left, right] = [shorten(label), shorten(value)];
  const [leftWidth, rightWidth] = [logoWidth + widthOf(left) + 2 * padding, widthOf(right) + 2 * padding];
  const color = colors.get(face.color ?? '')?.dark;
  const text = { y: 14, fontSize, fontFamily: 'Verdana,DejaVu Sans,Geneva,sans-serif' };
  const body = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={leftWidth + rightWidth}
      height={height}
      role="img"
      aria-label={face.line}
    >
      <title>{face.line}</title>
      <clipPath id="r">
        <rect width={leftWidth + rightWidth} height={height} rx="3" />
      </clipPath>
      <g clipPath="url(#r)">
        <path fill="#1b2231" d={`M0 0h${leftWidth}v${height}H0z`} />
        <path fill={color ?? '#3a465c'} d={`M${leftWidth} 0h${rightWidth}v${height}H${leftWidth}z`} />
      </g>
      <path fill="#f5b301" d="M6 10c0-3 2-5 5-5s5 2 5 5l-5 6zM8 10.5l3 4 3-4z" fillRule="evenodd" />
      <text {...text} x={logoWidth + padding} textLength={widthOf(left)} fill="#e8ecf3">
        {left}
      </text>
      <text
        {...text}
        x={leftWidth + padding}
        textLength={widthOf(right)}
        fontWeight="bold"
        fill={color ? '#0b0e14' : '#e8ecf3'}
      >
        {right}
      </text>
    </svg>,
  );
  return {
    type: 'image/svg+xml; charset=utf-8',
    body,
    headers: { 'content-security-policy': "default-src 'none'" },
  };
}
