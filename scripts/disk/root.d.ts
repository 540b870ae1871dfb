/** The folder of the generator: the repository, or `lib/` of the package. */
export declare const ROOT: any;
/** The code of the site that the package brings, already built. The repository builds it itself. */
export declare const PREBUILT: any;
export declare const isPackage: any;
/** The owner's folder: the repository, whatever the working directory is; with the package, where its command was started. */
export declare const HOME: any;
/** Copied into the site as it is. */
export declare const PUBLIC_FOLDER: any;
/** The generator's own. */
export declare const PACKAGE_FILE: any;
/** Changes when a package that the generator uses does. */
export declare const PACKAGES_FILE: any;
/** Where an owner reads how all is done. */
export declare const GUIDE: string;
/** Made again when it is missing. Hosts keep `node_modules` from build to build, so encoded pictures survive there. */
export declare const CACHE: any;
