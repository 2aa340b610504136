/** Points as they are written on a score sheet: "+3", "−12", "0". The minus is a real one, as wide as the plus. */
export const mitVorzeichen = (punkte: number): string => (punkte > 0 ? `+${punkte}` : punkte < 0 ? `−${-punkte}` : '0');
