/** A letter of Hebrew, Arabic or another script that is written from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/
