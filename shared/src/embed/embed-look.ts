/** How an embed link is looked at. It stands in the address, so one link serves for several looks. */

/**
 * `projector` follows the screen of the room; `none` is transparent, with light words for what lies
 * over a video, `none-dark` with dark words for a white slide.
 */
export const embedBackgrounds = ['projector', 'light', 'dark', 'none', 'none-dark'] as const;
export type EmbedBackground = (typeof embedBackgrounds)[number];

/** How many pixels wide a picture may be; it is 16 to 9. */
export const pictureWidths = [640, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export interface EmbedLook {
  readonly background: EmbedBackground;
  /** Whether the way into the room is drawn. */
  readonly code: boolean;
}

/** How a picture is drawn: the page has the size of its frame. */
export interface PictureLook extends EmbedLook {
  readonly width: PictureWidth;
}

export const usualLook: PictureLook = { background: 'projector', code: true, width: 1280 };

/** What stands behind the `?` of an address. */
interface Query {
  get(name: string): string | null;
}

/** What of an address is not known is as usual: it was typed by hand, and a wall cannot ask. */
export const readEmbedLook = (query: Query): PictureLook => {
  const [background, width] = [query.get('background'), Number(query.get('width'))];
  return {
    background: embedBackgrounds.find((each) => each === background) ?? usualLook.background,
    code: query.get('code') !== 'off',
    width: pictureWidths.find((each) => each === width) ?? usualLook.width,
  };
};

const queryOf = ({ background, code }: EmbedLook): string => {
  const wanted = [
    ...(background === usualLook.background ? [] : [`background=${background}`]),
    ...(code ? [] : ['code=off']),
  ];
  return wanted.length === 0 ? '' : `?${wanted.join('&')}`;
};

/** The addresses of a link, with this look. */
export const embedAddresses = (origin: string, key: string, look: EmbedLook) => ({
  page: `${origin}/embed/${key}${queryOf(look)}`,
  image: `${origin}/embed/${key}/image.png${queryOf(look)}`,
});
