/** Downloads of the workshop: the mission's text, and its map as a picture. */

/** Pixels of a PNG for each unit of the drawing. */
const PNG_SCALE = 2;

/** Let the browser download a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const yamlFile = (text: string): Blob => new Blob([text], { type: "application/yaml" });
export const svgFile = (svg: string): Blob => new Blob([svg], { type: "image/svg+xml" });

/** Return a drawing as a PNG. */
export async function pngFile(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth * PNG_SCALE;
  canvas.height = picture.naturalHeight * PNG_SCALE;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("this browser draws no PNG"))), "image/png"),
  );
}
