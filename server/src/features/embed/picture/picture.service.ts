import { createHash } from 'node:crypto';
import type { PictureLook } from '@sets/shared/embed/embed-look.ts';
import type { RoomInfo } from '@sets/shared/live/room.ts';
import sharp from '../../../core/sharp.ts';
import { createBounded, createBoundedByKey } from '../../../core/bounded.ts';
import { SingleFlight } from '../../../core/single-flight.ts';
import { drawPicture, type PictureContent } from './draw-picture.ts';
import { KeptPictures } from './kept-pictures.ts';
import { createLetters } from './letters.ts';
import { paletteOf } from './palette.ts';

/** What pictures need of the rooms that they show. */
export interface PicturePort {
  /** @throws AppError NOT_FOUND */
  inWords(roomId: string): Promise<{ readonly room: RoomInfo } & Pick<PictureContent, 'on'>>;
}

interface PictureTools {
  readonly embeds: { find(key: string): Promise<{ readonly roomId: string } | null> };
  readonly rooms: () => PicturePort;
}

export const pictureFormats = ['png', 'svg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

interface Wanted {
  readonly look: PictureLook;
  readonly format: PictureFormat;
  /** Where people reach this server, as they type it. */
  readonly origin: string;
}

/** A picture as it is now: what it is known by, and its bytes, which are made when they are asked for. */
export interface Picture {
  readonly tag: string;
  readonly bytes: () => Promise<Buffer>;
}

/** To be raised when pictures of the same content are drawn otherwise. */
const drawing = 2;

const busy = 'Many pictures are being drawn. Try again in a moment.';

/** Two halves are read more easily than six letters. */
const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Pictures of live results: drawn once for each state of what they show, however many look. */
export class PictureService {
  readonly #tools: PictureTools;
  readonly #letters = createLetters();
  readonly #kept = new KeptPictures();
  readonly #drawing = new SingleFlight<Buffer>();
  readonly #inTurn = createBounded({ atOnce: 1, waiting: 60, msg: busy });
  /** A page may ask for one link in many ways, as by other ports: it holds up nobody else's. */
  readonly #ofLink = createBoundedByKey({ atOnce: 1, waiting: 10, msg: busy });
  #drawn = 0;

  constructor(tools: PictureTools) {
    this.#tools = tools;
  }

  /** How many have been drawn: for tests. */
  get drawn(): number {
    return this.#drawn;
  }

  /** Null where the link was withdrawn. @throws AppError NOT_FOUND, UNAVAILABLE */
  async of(key: string, { look, format, origin }: Wanted): Promise<Picture | null> {
    const link = await this.#tools.embeds.find(key);
    if (link === null) return null;
    const { room, on } = await this.#tools.rooms().inWords(link.roomId);
    const isOpen = look.code && !room.locked;
    const address = `${origin.replace(/^https?:\/\//, '')}/join`;
    const content = { on, way: isOpen ? { address, code: spaced(room.code) } : null };
    const palette = paletteOf(look.background, room.look?.theme);
    const made = JSON.stringify([drawing, format, look.width, palette, content]);
    const tag = createHash('sha256').update(made).digest('base64url').slice(0, 22);
    const draw = (): string => drawPicture(content, palette, this.#letters, look.width);
    const make = () => this.#ofLink(key, () => this.#inTurn(() => this.#make(format, draw)));
    return { tag, bytes: () => this.#bytes(tag, make) };
  }

  #bytes(tag: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(tag);
    if (kept !== undefined) return Promise.resolve(kept);
    return this.#drawing.run(tag, async () => {
      const bytes = await make();
      this.#kept.set(tag, bytes);
      return bytes;
    });
  }

  async #make(format: PictureFormat, draw: () => string): Promise<Buffer> {
    this.#drawn += 1;
    const svg = Buffer.from(draw());
    if (format === 'svg') return svg;
    return sharp(svg).png({ compressionLevel: 8 }).timeout({ seconds: 10 }).toBuffer();
  }
}
