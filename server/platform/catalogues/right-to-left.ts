export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/
