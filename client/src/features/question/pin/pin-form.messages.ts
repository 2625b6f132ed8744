/** What the editor says of where pins are right. */
export const pinFormMessages = {
  pictureFirst: 'Choose the picture first.',
  addArea: 'Add an area',
  drawHelp: 'Pins in these areas are right. Draw one with the mouse, or add one and move it.',
  drawKeys: 'Arrow keys move an area, with Alt they change its size, with Shift in larger steps.',
  area: (number: number, shape: string, place: string) => `${number}. ${shape}: ${place}`,
  shapes: { oval: 'Oval', rectangle: 'Rectangle' },
  makeShape: (number: number, shape: string) => `Area ${number}: ${shape} instead`,
  remove: (number: number) => `Remove area ${number}`,
  mostAreas: (most: number) => `At most ${most} areas.`,
} as const;
