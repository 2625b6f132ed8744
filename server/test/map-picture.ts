import sharp from 'sharp';

/** A map with light and dark places, drawn here. */
const map = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">
  <rect width="1200" height="800" fill="#e9efe2"/>
  <path d="M0 560C260 470 420 690 700 600S1080 470 1200 520V800H0Z" fill="#24506e"/>
  <path d="M0 250L1200 330M420 0L360 620M860 0L820 560" stroke="#ffffff" stroke-width="34"/>
  <rect x="90" y="60" width="230" height="140" fill="#c9b8a0"/>
  <rect x="480" y="80" width="300" height="170" fill="#1c1a22"/>
  <rect x="920" y="70" width="200" height="190" fill="#b8745c"/>
  <rect x="110" y="330" width="180" height="120" fill="#8a8f98"/>
  <circle cx="620" cy="430" r="90" fill="#7fae6a"/>
  <rect x="900" y="370" width="220" height="90" fill="#f5d76e"/>
</svg>`;

export const mapPicture = (): Promise<Buffer> => sharp(Buffer.from(map)).png().toBuffer();
