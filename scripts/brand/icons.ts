import { join } from 'node:path';
import { signShape } from '../../client/src/ui/sign-shape.ts';
import { launchChromium } from '../launch-chromium.ts';
import { root } from '../root.ts';

interface Icon {
  readonly name: string;
  /** Of its square, in pixels. */
  readonly size: number;
  /** `tile` has round corners, `full` is cut to shape by the system, `badge` is its outline alone. */
  readonly ground: 'tile' | 'full' | 'badge';
  /** How much of the side the sign takes; of a maskable icon the middle 80 % are sure to be seen. */
  readonly share: number;
}

const icons: readonly Icon[] = [
  { name: 'app-icon.png', size: 512, ground: 'tile', share: 0.62 },
  { name: 'app-icon-maskable.png', size: 512, ground: 'full', share: 0.5 },
  { name: 'apple-touch-icon.png', size: 180, ground: 'full', share: 0.6 },
  { name: 'notification-icon.png', size: 192, ground: 'tile', share: 0.62 },
  { name: 'notification-badge.png', size: 96, ground: 'badge', share: 0.9 },
];

/** The tokens `house` and `house-ink` of paper, and the dot of night's: as in favicon.svg. */
const colours = { house: '#3f2fb0', ring: '#ffffff', dot: '#cfc8ff' };

const drawing = ({ size, ground, share }: Icon): string => {
  const scale = (size * share) / 32;
  const at = (size * (1 - share)) / 2;
  const { ring, dot, stroke } = signShape;
  const corner = ground === 'tile' ? size * 0.23 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    ${ground === 'badge' ? '' : `<rect width="${size}" height="${size}" rx="${corner}" fill="${colours.house}"/>`}
    <g transform="translate(${at} ${at}) scale(${scale})">
      <path d="${ring}" fill="none" stroke="${colours.ring}" stroke-linecap="round" stroke-width="${stroke}"/>
      <circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${ground === 'badge' ? colours.ring : colours.dot}"/>
    </g></svg>`;
};

/** The icons of the app and of its notifications: where each belongs, and its bytes. */
export const drawIcons = async (): Promise<{ readonly path: string; readonly bytes: Buffer }[]> => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const drawn: { path: string; bytes: Buffer }[] = [];
    for (const icon of icons) {
      await page.setViewportSize({ width: icon.size + 8, height: icon.size + 8 });
      await page.setContent(
        `<!doctype html><style>*{margin:0}svg{display:block}</style>${drawing(icon)}`,
      );
      const bytes = await page.screenshot({
        omitBackground: true,
        clip: { x: 0, y: 0, width: icon.size, height: icon.size },
      });
      drawn.push({ path: join(root, 'client', 'public', icon.name), bytes });
    }
    return drawn;
  } finally {
    await browser.close();
  }
};
