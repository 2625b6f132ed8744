export const EditSheetPage = () => null;
