export const UploadPage = () => null;
