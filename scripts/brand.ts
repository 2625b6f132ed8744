/** `npm run brand`: makes the fonts and icons of the client anew from what they are made of. */
import { cutFonts } from './brand/fonts.ts';
import { drawIcons } from './brand/icons.ts';
import { writeFiles } from './brand/write-files.ts';

writeFiles([...(await cutFonts()), ...(await drawIcons())]);
