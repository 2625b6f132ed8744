export const OwnSheetsPage = () => null;
