/** What we use of the package, which has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
  }
  const subsetFont: (font: Buffer, letters: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
