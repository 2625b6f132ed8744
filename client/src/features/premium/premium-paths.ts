export const upgradePath = '/account/upgrade';
